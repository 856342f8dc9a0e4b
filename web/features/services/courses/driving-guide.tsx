import { drivingChapters } from "../content/driving-market.ts";
import { GuideChapter } from "../sections/guide-chapter.tsx";
import { GuideLayout } from "../sections/guide-layout.tsx";

export function DrivingGuide() {
  return (
    <div className="border-t border-line">
      <div className="wrap pt-8 lg:pt-12">
        <h2 id="guide">Market guide</h2>
        <p className="mt-2 max-w-[60ch] text-ink2">
          Who learns to drive, what it costs, and what you need to open a driving school.
        </p>
      </div>
      <GuideLayout anchors={drivingChapters}>
        {drivingChapters.map((chapter) => (
          <GuideChapter key={chapter.id} chapter={chapter} />
        ))}
      </GuideLayout>
    </div>
  );
}
