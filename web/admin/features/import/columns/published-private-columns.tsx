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
