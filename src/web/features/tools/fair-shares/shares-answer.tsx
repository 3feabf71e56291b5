import type { MoneyFormat } from "#domain/money/money.ts";
import type { FairShare, SharingMethod, SharingProblem } from "#domain/plan/fair-shares.ts";
import { Money } from "#web/ui/money.tsx";
import { Table } from "#web/ui/table.tsx";
import { Reasons } from "../frame/answer.tsx";
import { ToolHeading } from "../frame/tool-heading.tsx";
import { methodWords, type Names, type Split } from "./split.ts";

const problemWords: Readonly<Record<SharingProblem, string>> = {
  "no-people": "It takes two.",
  "no-income": "Without any income there is nothing to go by.",
  "negative-amount": "Amounts below zero can’t be shared.",
  "too-large": "These figures are too large to be split to the cent.",
};

/** Three answers to one question. Which one is fair is for the two to say. */
export function SharesAnswer({
  splits,
  names,
  format,
}: {
  splits: readonly Split[];
  names: Names;
  format: MoneyFormat;
}) {
  return splits.map(({ method, shares }) => (
    <div key={method} className="section">
      <ToolHeading>{methodWords[method].name}</ToolHeading>
      <p className="lede">{methodWords[method].fair}</p>
      {shares.ok ? (
        <SharesTable method={method} shares={shares.value} names={names} format={format} />
      ) : (
        <p role="status">{problemWords[shares.problem]}</p>
      )}
    </div>
  ));
}

interface TableProps {
  method: SharingMethod;
  shares: readonly FairShare[];
  names: Names;
  format: MoneyFormat;
}

function SharesTable({ method, shares, names, format }: TableProps) {
  const cell = (share: FairShare, what: "pays" | "left") => (
    <>
      <Money amount={share[what].amount} format={format} />{" "}
      <Reasons
        label={`${methodWords[method].name}: ${names[share.id]} ${what === "pays" ? "pays" : "keeps"}`}
        told={share[what]}
        format={format}
      />
    </>
  );
  return (
    <Table
      caption={methodWords[method].name}
      captionHidden
      columns={[
        { key: "who", label: "Who" },
        { key: "pays", label: "Pays", align: "end" },
        { key: "left", label: "Keeps", align: "end" },
      ]}
      rows={shares.map((share) => ({
        id: share.id,
        cells: { who: names[share.id], pays: cell(share, "pays"), left: cell(share, "left") },
      }))}
    />
  );
}
