import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type ColumnField, fieldLabel } from "./column-fields.ts";

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
