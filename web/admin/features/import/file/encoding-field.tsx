import { Field, Select } from "#web/ui/form/field.tsx";
import { changeEncoding } from "../import-store.ts";
import { type Encoding, encodings } from "./encodings.ts";
import type { Spreadsheet } from "./spreadsheet.ts";

const maxExample = 60;

/** Reads the file again in another encoding. Shown only if the encoding had to be guessed. */
export function EncodingField({ spreadsheet }: { spreadsheet: Spreadsheet }) {
  const { uncertainEncoding } = spreadsheet;
  if (!uncertainEncoding) return null;
  const example = findSpecialLetters(spreadsheet);
  return (
    <Field
      id="import-encoding"
      label="Encoding of the file"
      className="mt-3 max-w-[28rem]"
      hint={
        <span className="wrap-anywhere">
          {`${example ? `For example: “${example}”. ` : ""}If accented letters look wrong, choose another one.`}
        </span>
      }
    >
      <Select
        id="import-encoding"
        value={uncertainEncoding}
        onChange={({ currentTarget }) => changeEncoding(currentTarget.value as Encoding)}
      >
        {encodings.map(([encoding, label]) => (
          <option key={encoding} value={encoding}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Returns the first cell with letters that another encoding would change. */
function findSpecialLetters({ columns, rows }: Spreadsheet): string | undefined {
  for (const cells of [columns, ...rows]) {
    const cell = cells.find((text) => /[^\u0020-\u007e\s]/.test(text));
    if (cell !== undefined) return cell.length > maxExample ? aroundSpecialLetter(cell) : cell;
  }
  return undefined;
}

function aroundSpecialLetter(cell: string): string {
  const start = Math.max(0, cell.search(/[^\u0020-\u007e\s]/) - maxExample / 2);
  return `…${cell.slice(start, start + maxExample)}…`;
}
