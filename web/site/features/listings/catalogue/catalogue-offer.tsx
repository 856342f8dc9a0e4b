import { formatNumber } from "#web/lib/format/format-values.ts";
import { KeepButton } from "./keep-button.tsx";
import { useStoredCatalogue } from "./use-stored-catalogue.ts";

/** Offers to keep the homes on this phone, or says which of them it does not hold. */
export function CatalogueOffer() {
  const mark = useStoredCatalogue();
  if (mark === undefined) return null;
  if (mark === null) return <KeepButton />;
  const { incomplete } = mark;
  return (
    incomplete && (
      <p className="text-1 text-ink2">
        {`This phone holds the newest ${formatNumber(incomplete.homes)} of ${formatNumber(incomplete.total)} homes.`}
      </p>
    )
  );
}
