import { AddEntry, RemoveEntry } from "./entry-buttons.tsx";
import { SettingsFields, type SettingsFieldsProps } from "./settings-fields.tsx";
import { useEntries } from "./use-entries.ts";

const rowClass = "grid min-w-0 grid-cols-[minmax(0,1fr)_44px] gap-1";
/** A row of labels above all entries stands for those of each entry, unless the fields are below each other. */
const fieldsClass = "grid grid-cols-[minmax(5.5rem,1fr)_minmax(0,2fr)] gap-2 @max-[17rem]:grid-cols-1";

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
    <div className="@container grid gap-2">
      {ids.length > 0 && (
        <div className={`${rowClass} font-bold @max-[17rem]:hidden`} aria-hidden="true">
          <div className={fieldsClass}>
            {fields.map(({ name, label }) => (
              <span key={name}>{label}</span>
            ))}
          </div>
        </div>
      )}
      {ids.map((id, index) => (
        <fieldset key={id} aria-label={`${singular} ${index + 1}`} className={rowClass}>
          <SettingsFields
            settings={settings}
            parentPath={`${parentPath}.${index}`}
            fields={fields}
            className={`${fieldsClass} @min-[17rem]:[&_label]:sr-only`}
          />
          <RemoveEntry name={`${singular} ${index + 1}`} isSaving={isSaving} onRemove={() => remove(index)} />
        </fieldset>
      ))}
      {problem && <p className="text-1 font-bold text-bad">{problem}</p>}
      <AddEntry singular={singular} isDisabled={isSaving || ids.length >= max} onAdd={add} />
    </div>
  );
}
