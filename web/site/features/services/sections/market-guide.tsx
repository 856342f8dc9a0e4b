import { Link } from "react-router-dom";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ChapterSummary } from "../content/content-types.ts";
import { GuideSummary } from "./guide-summary.tsx";
import { ServiceSection } from "./service-section.tsx";

interface MarketGuideProps {
  /** For whom it is. */
  lead: string;
  chapters: readonly ChapterSummary[];
  /** Path of the page with the whole guide. */
  path: string;
}

/** The market guide of a service in short, with links to the whole guide. */
export function MarketGuide({ lead, chapters, path }: MarketGuideProps) {
  return (
    <ServiceSection
      id="guide"
      title="Market guide"
      tone="sand"
      more={
        <Link className="more" to={path}>
          Read the full guide <Icon name="arrow" />
        </Link>
      }
    >
      <p className="mt-2 mb-4 max-w-[60ch] text-ink2">{lead}</p>
      <GuideSummary chapters={chapters} path={path} />
    </ServiceSection>
  );
}
