import { useState } from "react";
import type { SettingsForm } from "../use-settings-form.ts";
import { AddEntry, RemoveEntry } from "./entry-buttons.tsx";
import { personFields } from "./settings-field-descriptors.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { useEntries } from "./use-entries.ts";

const maxPeople = 24;

/** The people of the team: one line each, which opens the fields of the person. */
export function TeamList({ settings }: { settings: SettingsForm }) {
  const { ids, problem, add, remove } = useEntries(settings, "team", personFields);
  const { isSaving } = settings;
  return (
    <div className="grid gap-2">
      {ids.map((id, index) => (
        <Person key={id} settings={settings} index={index} onRemove={() => remove(index)} />
      ))}
      {problem && <p className="text-1 font-bold text-bad">{problem}</p>}
      <AddEntry singular="person" isDisabled={isSaving || ids.length >= maxPeople} onAdd={add} />
    </div>
  );
}

interface PersonProps {
  settings: SettingsForm;
  index: number;
  onRemove: () => void;
}

function Person({ settings, index, onRemove }: PersonProps) {
  const { name, position } = settings.details.team[index] ?? { name: "", position: "" };
  const [isOpen, setIsOpen] = useState(name === "");
  const hasProblem = settings.errors.team?.[index] !== undefined;
  const isShown = isOpen || hasProblem;
  const title = `person ${index + 1}`;
  return (
    <fieldset aria-label={title} className="min-w-0 border-b border-line">
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="fold min-h-15 min-w-0 flex-1"
          aria-expanded={isShown}
          onClick={() => setIsOpen(!isShown || hasProblem)}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="block">{name || "New person"}</b>
            <span className="text-1 text-ink2">{position || "No position yet"}</span>
          </span>
        </button>
        <RemoveEntry name={title} isSaving={settings.isSaving} onRemove={onRemove} />
      </div>
      <div hidden={!isShown} className="pb-4">
        <SettingsFields settings={settings} parentPath={`team.${index}`} fields={personFields} />
      </div>
    </fieldset>
  );
}
