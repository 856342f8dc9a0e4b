import { AddEntry, RemoveEntry } from "./entry-buttons.tsx";
import { SettingsFields, type SettingsFieldsProps } from "./settings-fields.tsx";
import { useEntries } from "./use-entries.ts";

interface SettingsListProps extends SettingsFieldsProps {
  /** What one entry is called, as in "Add figure". */
  singular: string;
  max: number;
}

/** A list of entries with the same two fields, one entry in a row, and buttons to add and remove entries. */
export function SettingsList({ settings, parentPath, fields, singular, max }: SettingsListProps) {
  const { ids, problem, add, remove } = useEntries(settings, parentPath, fields);
  const { isSaving } = settings;
  return (
    <div className="entry-list">
      {ids.length > 0 && (
        <div className="entry-row entry-head" aria-hidden="true">
          <div className="entry-fields">
            {fields.map(({ name, label }) => (
              <span key={name}>{label}</span>
            ))}
          </div>
        </div>
      )}
      {ids.map((id, index) => (
        <fieldset key={id} aria-label={`${singular} ${index + 1}`} className="entry-row">
          <SettingsFields
            settings={settings}
            parentPath={`${parentPath}.${index}`}
            fields={fields}
            className="entry-fields"
          />
          <RemoveEntry name={`${singular} ${index + 1}`} isSaving={isSaving} onRemove={() => remove(index)} />
        </fieldset>
      ))}
      {problem && <p className="text-1 font-bold text-bad">{problem}</p>}
      <AddEntry singular={singular} isDisabled={isSaving || ids.length >= max} onAdd={add} />
    </div>
  );
}
