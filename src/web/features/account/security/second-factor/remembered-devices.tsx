import type { RememberedDevice } from "#sync/account-api.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { useToast } from "#web/ui/toast.tsx";

interface DevicesProps {
  devices: readonly RememberedDevice[];
  onChanged: () => Promise<void>;
}

/** Forgets one device, or all if none is given. */
function useForget(onChanged: () => Promise<void>, device?: RememberedDevice) {
  const { show } = useToast();
  const { run, ...action } = useAsyncAction();
  const forget = async () => {
    if (await run(() => identity.forgetDevices(device?.id)))
      show({
        text: device ? `${device.device} is asked for a code again.` : "Every device is asked for a code again.",
      });
    // Reload after a failure too: another tab may have forgotten it.
    await onChanged();
  };
  return { ...action, forget };
}

/** The devices that skip the second factor for thirty days. */
export function DeviceRows({ devices, onChanged }: DevicesProps) {
  const { isBusy, problem, forget } = useForget(onChanged);
  return (
    <>
      <li>
        <div className="data-words">
          <h3>Remembered devices</h3>
          <p className="small quiet">
            {devices.length === 0 ? "None: every sign-in asks for a code." : "They are not asked for a code."}
          </p>
          <ProblemNote problem={problem} words={identityWords} />
        </div>
        {devices.length > 1 && (
          <Button variant="outline" size="small" busy={isBusy} onClick={() => void forget()}>
            Forget all
          </Button>
        )}
      </li>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} onChanged={onChanged} />
      ))}
    </>
  );
}

function DeviceRow({ device, onChanged }: { device: RememberedDevice; onChanged: () => Promise<void> }) {
  const { isBusy, problem, forget } = useForget(onChanged, device);
  const until = `until ${dayWords(device.until)}`;
  return (
    <li className="remembered-device">
      <div className="data-words">
        {device.device} <span className="small quiet">{until}</span>
        <ProblemNote problem={problem} words={identityWords} />
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={isBusy}
        aria-label={`Forget ${device.device}, ${until}`}
        onClick={() => void forget()}
      >
        Forget
      </Button>
    </li>
  );
}
