import type { Colleagues } from "#contract/admin/team.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/form/field.tsx";

interface ServiceOrderProps {
  id: string;
  label: string;
  /** Ids in their order. */
  chosen: readonly string[];
  colleagues: Colleagues;
  onChange: (ids: string[]) => void;
}

const everybody = "All admins at once";
const nameOf = (id: string, colleagues: Colleagues) =>
  colleagues.find((one) => one.id === id)?.username ?? "A former colleague";

/** Returns who is told in which order: "Joe, then Mary". */
export const describeOrder = (chosen: readonly string[], colleagues: Colleagues): string =>
  chosen.map((id) => nameOf(id, colleagues)).join(", then ") || everybody;

/** The colleagues of one service in their order. */
export function ServiceOrder({ id, label, chosen, colleagues, onChange }: ServiceOrderProps) {
  const findName = (colleague: string) => nameOf(colleague, colleagues);
  const others = colleagues.filter((colleague) => !chosen.includes(colleague.id));
  const moveUp = (index: number) => {
    const moved = [...chosen];
    moved.splice(index - 1, 0, ...moved.splice(index, 1));
    onChange(moved);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {chosen.length === 0 && <p className="text-ink2">{everybody}</p>}
      <ol>
        {chosen.map((colleague, index) => (
          <li key={colleague} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{`${index + 1}. ${findName(colleague)}`}</span>
            {index > 0 && (
              <Button look="quiet" aria-label={`Move ${findName(colleague)} up`} onClick={() => moveUp(index)}>
                Up
              </Button>
            )}
            <Button
              look="quiet"
              className="-mr-3"
              aria-label={`Remove ${findName(colleague)}`}
              onClick={() => onChange(chosen.filter((one) => one !== colleague))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Select
          id={id}
          className="mt-2"
          aria-label={`Add a colleague for ${label}`}
          value=""
          onChange={({ currentTarget }) => onChange([...chosen, currentTarget.value])}
        >
          <option value="">Add a colleague</option>
          {others.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.username}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}
