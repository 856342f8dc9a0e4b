import { formatDate } from "#web/lib/format/format-values.ts";
import type { DetailProperty } from "../../facts/detail-property.ts";
import { livingRows, unknownFacts } from "../../facts/living-rows.ts";
import { DetailSection } from "../detail-section.tsx";
import { LabelValueList } from "../label-value-list.tsx";

/** What the agency knows about living there, and since when. What is unknown is named as such, never shown as "no". */
export function CanILiveThere({ property: { living, living_checked_at } }: { property: DetailProperty }) {
  const rows = livingRows(living);
  if (rows.length === 0) return null;
  const unknown = unknownFacts(living).join(", ").toLowerCase();
  return (
    <DetailSection title="Can I live there?">
      <LabelValueList rows={rows} />
      <p className="mt-2 text-1 text-ink2">
        <span>{living_checked_at ? `Checked ${formatDate(living_checked_at)}.` : ""}</span>{" "}
        {unknown && <span>{`Not checked yet: ${unknown}.`}</span>}
      </p>
    </DetailSection>
  );
}
