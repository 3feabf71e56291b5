import { useState } from "react";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextArea, TextField } from "#web/ui/text-field.tsx";
import { GallerySection } from "./gallery-section.tsx";

export function GalleryFields() {
  return (
    <GallerySection title="Fields">
      <div className="gallery-pair">
        <TextSamples />
        <ChoiceSamples />
      </div>
    </GallerySection>
  );
}

function TextSamples() {
  const [name, setName] = useState("Maya");
  const [note, setNote] = useState("");
  const [share, setShare] = useState("6.4");
  const [day, setDay] = useState("2026-11-09");
  return (
    <div className="gallery-stack">
      <TextField label="Name" hint="As the others call you." value={name} onChange={setName} />
      <TextField label="Payee" error="A name is needed. Nothing you typed is lost." value="" onChange={setName} />
      <TextField label="Not now" disabled value="Cannot be changed" onChange={setName} />
      <TextArea label="Note" optional value={note} onChange={setNote} />
      <NumberField label="Interest" locale="en-US" decimals={2} suffix="% APR" value={share} onChange={setShare} />
      <DateField label="Next due" value={day} onChange={setDay} />
    </div>
  );
}

function ChoiceSamples() {
  const [often, setOften] = useState("weekly");
  const [who, setWho] = useState("maya");
  const [agreed, setAgreed] = useState(true);
  return (
    <div className="gallery-stack">
      <Select
        label="How often"
        value={often}
        onChange={setOften}
        options={[
          { value: "weekly", label: "Every week" },
          { value: "monthly", label: "Every month" },
        ]}
      />
      <Segments
        label="Who"
        value={who}
        onChange={setWho}
        options={[
          { value: "maya", label: "Maya" },
          { value: "tom", label: "Tom" },
          { value: "both", label: "Both" },
        ]}
      />
      <Checkbox label="Already listed as a bill" hint="Then it counts once." checked={agreed} onChange={setAgreed} />
      <Checkbox label="Needed" error="Please choose." checked={false} onChange={setAgreed} />
    </div>
  );
}
