import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type ListingValues, missingFieldLabels } from "../listing-values.ts";

/** One line above the buttons of a phone, at most two lines before those of a desktop. */
const leftClass = classNames(
  "flex-[0_0_100%] truncate text-[length:min(var(--text-1),3.9vw)] leading-[20px] text-ink2",
  "lg:line-clamp-2 lg:-order-2 lg:flex-[0_1_calc(var(--titles)-0.5rem)] lg:pr-4 lg:text-1 lg:whitespace-normal",
);

interface RequiredLeftProps {
  id: string;
  kind: PropertyKind;
  values: ListingValues;
  hasImages: boolean;
}

/** Says what a listing needs before it can be published, short enough for one line of a phone. */
export function RequiredLeft({ id, kind, values, hasImages }: RequiredLeftProps) {
  const missing = [...missingFieldLabels(kind, values), ...(hasImages ? [] : ["Photos"])];
  return (
    <p id={id} className={leftClass}>
      {missing.length > 0 ? (
        <>
          <b>{`${missing.length} still required:`}</b> <span>{describeMissing(missing)}</span>
        </>
      ) : (
        <span className="text-good [&>svg]:inline [&>svg]:size-[16px] [&>svg]:align-[-3px]">
          <Icon name="check" /> Everything required is filled in.
        </span>
      )}
    </p>
  );
}

function describeMissing([first = "", ...others]: string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? others[0] : `${others.length} more`}`;
}
