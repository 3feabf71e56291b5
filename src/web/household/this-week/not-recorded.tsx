import { Icon } from "#web/ui/icon.tsx";
import "./set-aside.css";

/** Where the device refused: beside the button that was pressed, since the page's own notice may be out of sight. */
export function NotRecorded({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className="not-recorded" role="alert">
      <Icon name="alert" size={18} />
      <span>{problem}</span>
    </p>
  );
}
