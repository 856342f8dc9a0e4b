import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { drivingChapters } from "#web/site/features/services/content/driving-chapters.ts";
import { drivingStats } from "#web/site/features/services/content/driving-stats.ts";
import { GuidePage } from "#web/site/features/services/sections/guide-page.tsx";

export function DrivingGuide() {
  usePageHead({
    title: "Market guide: driving schools in Monrovia",
    description: "Who learns to drive in Monrovia, usual prices, licensing and the costs of opening a driving school.",
  });
  return (
    <GuidePage
      title="Market guide: driving schools"
      lead="Who learns to drive, what it costs, and what you need to open a driving school."
      facts={drivingStats}
      image="course-refresher"
      back={{ to: paths.drivingSchool, label: "Driving school" }}
      chapters={drivingChapters}
      contact={{ to: `${paths.drivingSchool}#enquiry`, label: "Ask us about starting" }}
    />
  );
}
