import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type ColumnField, fieldLabel, getAudience } from "./column-fields.ts";
import { findPrivateColumns } from "./matching/private-columns.ts";

interface PublishedPrivateColumnsProps {
  columns: readonly string[];
  fields: readonly ColumnField[];
  onLeaveOut: (index: number) => void;
}

/** Warns about columns that look private and become a field that visitors see. */
export function PublishedPrivateColumns({ columns, fields, onLeaveOut }: PublishedPrivateColumnsProps) {
  const isPrivate = findPrivateColumns(columns);
  return columns.map((column, index) => {
    const field = fields[index];
    if (!isPrivate[index] || field === undefined || getAudience(field) !== "visitors") return null;
    return (
      <Notice key={column} tone="bad" title={`“${column}” looks private, and visitors would see it`}>
        <p>{`It becomes ${fieldLabel(field)}. Leave it out, unless it may be published.`}</p>
        <Button look="small" className="mt-2" onClick={() => onLeaveOut(index)}>{`Leave out “${column}”`}</Button>
      </Notice>
    );
  });
}

const maxOffers = 3;

interface MissingFieldsProps {
  missing: readonly ColumnField[];
  /** The columns that are left out and not empty. */
  ignored: readonly { column: string; index: number }[];
  onUse: (index: number, field: ColumnField) => void;
}

/** Names the fields that the file lacks. For a single one it offers the columns that are left out. */
export function MissingFields({ missing, ignored, onUse }: MissingFieldsProps) {
  const [field, ...others] = missing;
  if (!field) return null;
  const offers = others.length === 0 ? ignored.slice(0, maxOffers) : [];
  return (
    <Notice tone="warn" icon="warn" title={`Every new listing needs: ${missing.map(fieldLabel).join(", ")}`}>
      <p>
        Choose a column for it, or enter a value for empty cells below. The check suggests values for the rest where it
        can. Rows without it are left out.
      </p>
      {offers.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {offers.map(({ column, index }) => (
            <Button key={index} look="small" className="wrap-anywhere" onClick={() => onUse(index, field)}>
              {`Use “${column}” as ${fieldLabel(field)}`}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
