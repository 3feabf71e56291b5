import "./button.css";

interface KeyHintProps {
  /** What the keys do. */
  label: string;
  /** The same for whoever points at it. */
  title: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** The keys, as they are written on a keyboard. */
  children: string;
}

/** Shows that a key does something. Pressing it switches the key off: speech input would else press it unasked. */
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
