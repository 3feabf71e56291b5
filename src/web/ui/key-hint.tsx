import "./button.css";

interface KeyHintProps {
  /** What the keys do. */
  label: string;
  /** The same as a tooltip. */
  title: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** The keys, as printed on a keyboard. */
  children: string;
}

/** Shows a keyboard shortcut. Pressing the hint turns the shortcut off, since speech input may trigger it by accident. */
export const KeyHint = ({ label, title, isOn, onSwitch, children }: KeyHintProps) => (
  <button
    type="button"
    className="key-hint"
    aria-pressed={isOn}
    aria-label={label}
    title={title}
    onClick={() => onSwitch(!isOn)}
  >
    {children}
  </button>
);
