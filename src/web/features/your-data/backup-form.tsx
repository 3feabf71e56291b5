import { type FormEvent, useState } from "react";
import { type SealProblem, sealBackup, shortestPassphrase } from "#web/household/backup/encrypted-backup.ts";
import { householdText, noteBackup, tooLargeWords } from "#web/household/backup/save-backup.ts";
import { fileName, saveFile } from "#web/household/backup/save-file.ts";
import { today } from "#web/platform/today.ts";
import { useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { SecretField } from "#web/ui/secret-field.tsx";
import { useToast } from "#web/ui/toast.tsx";

const problemWords: Readonly<Record<SealProblem, string>> = {
  "no-encryption-here": "This browser encrypts only on pages that came by https. Export without a passphrase instead.",
  "passphrase-too-short": `Use at least ${shortestPassphrase} characters. Several words are easy to remember.`,
  "too-large": tooLargeWords,
};

/** Asks for the passphrase twice: a mistyped one cannot be recovered. */
export function BackupForm({ onDone }: { onDone: () => void }) {
  const [passphrase, setPassphrase] = useState("");
  const [again, setAgain] = useState("");
  const { errors, isBusy, backUp } = useBackup(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void backUp(passphrase, again);
  };
  return (
    <form className="data-form" onSubmit={submit} noValidate>
      <SecretField
        secret="passphrase"
        label="Passphrase"
        hint="Nobody can open the file without it, and nobody can recover it, not even we. Write it down somewhere safe."
        autoComplete="new-password"
        value={passphrase}
        error={errors.first}
        onChange={setPassphrase}
      />
      <SecretField
        secret="passphrase"
        label="The same passphrase again"
        autoComplete="new-password"
        value={again}
        error={errors.second}
        onChange={setAgain}
      />
      <Button type="submit" icon="download" busy={isBusy}>
        Save the backup
      </Button>
    </form>
  );
}

interface Errors {
  first?: string;
  second?: string;
}

function useBackup(onDone: () => void) {
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const store = useStore();
  const { show } = useToast();
  const seal = async (passphrase: string) => {
    const text = await householdText(store);
    if (!text.ok) return show({ text: text.problem, stays: true });
    const sealed = await sealBackup(text.value, passphrase);
    if (!sealed.ok) return setErrors({ first: problemWords[sealed.problem] });
    saveFile({ name: fileName(today(), "weekfold"), type: "weekfold", content: sealed.value });
    await noteBackup(store);
    onDone();
  };
  const backUp = async (passphrase: string, again: string) => {
    const problems = problemsOf(passphrase, again);
    setErrors(problems);
    if (problems.first || problems.second) return;
    setBusy(true);
    await seal(passphrase);
    setBusy(false);
  };
  return { errors, isBusy, backUp };
}

function problemsOf(passphrase: string, again: string): Errors {
  if ([...passphrase].length < shortestPassphrase) return { first: problemWords["passphrase-too-short"] };
  return passphrase === again ? {} : { second: "The two are not the same. Type it once more." };
}
