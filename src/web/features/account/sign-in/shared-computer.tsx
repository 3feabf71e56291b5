import { Checkbox } from "#web/ui/checkbox.tsx";

interface SharedProps {
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** Asked wherever someone signs in. */
export const SharedComputer = ({ isShared, onChange }: SharedProps) => (
  <Checkbox
    label="This is a shared computer"
    hint="Your household then stays in memory only and goes with the browser. What is here already stays as it is."
    checked={isShared}
    onChange={onChange}
  />
);
