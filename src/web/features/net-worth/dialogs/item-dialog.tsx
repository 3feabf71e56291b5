import { useMemo } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { Ask, Asked } from "../ask.ts";
import { accountOf, debtOf, type Place, worthOf } from "../worth.ts";
import { BalancesDialog } from "./balances-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";

interface ItemDialogProps {
  asked: Asked;
  places: readonly Place[];
  ask: Ask;
  onClose: () => void;
}

/** One account or debt, or a new one. What the partner deletes meanwhile says so. */
export function ItemDialog({ asked, places, ask, onClose }: ItemDialogProps) {
  const place = places.find(({ id }) => id === asked.place);
  const worth = useMemo(() => place && worthOf(place), [place]);
  const { kind } = asked;
  if (!place) return <Gone onClose={onClose} />;
  if (asked.what === "add") return <DetailsDialog {...{ kind, place, item: undefined, standing: null, onClose }} />;
  const item = kind === "account" ? accountOf(place, asked.id) : debtOf(place, asked.id);
  if (!item) return <Gone onClose={onClose} />;
  const holdings = worth?.ok ? worth.value.holdings : [];
  const standing = holdings.find((one) => one.kind === kind && one.id === item.id)?.standing ?? null;
  if (asked.what === "details") return <DetailsDialog key="details" {...{ kind, place, item, standing, onClose }} />;
  const onDetails = () => ask({ ...asked, what: "details" });
  return <BalancesDialog {...{ kind, place, item, standing, onClose, onDetails }} />;
}

const Gone = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title="No longer here" variant="sheet" dismissable onClose={onClose}>
    <p className="lede">Someone deleted it meanwhile. Nothing you typed for it was noted.</p>
    <p className="details-gone">
      <Button onClick={onClose}>Close</Button>
    </p>
  </Dialog>
);
