import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { janitorialChapters } from "#web/site/features/services/content/janitorial-chapters.ts";
import { janitorialStats } from "#web/site/features/services/content/janitorial-stats.ts";
import { GuidePage } from "#web/site/features/services/sections/guide-page.tsx";

export function JanitorialGuide() {
  usePageHead({
    title: "Market guide: cleaning in Monrovia",
    description: "The customers of cleaning companies in Monrovia, growing demand, and the costs of starting one.",
  });
  return (
    <GuidePage
      title="Market guide: cleaning"
      lead="Who hires cleaners in Monrovia, why demand grows, and what you need to start a cleaning business."
      facts={janitorialStats}
      image="clean-office"
      back={{ to: paths.janitorial, label: "Cleaning" }}
      chapters={janitorialChapters}
      contact={{ to: `${paths.janitorial}#contact`, label: "Ask us about starting" }}
    />
  );
}
