import { privacyChapters } from "#web/features/services/content/privacy.ts";
import { TextPage } from "#web/features/services/sections/text-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { useSite } from "#web/lib/page/site-context.ts";

export function Privacy() {
  const site = useSite();
  usePageHead({
    title: "Privacy Policy",
    description: "What this site keeps on your phone and on our server, why, and for how long.",
  });
  return (
    <TextPage
      title="Privacy Policy"
      lead={
        <>
          What this site keeps, where and for how long. Questions go to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </>
      }
      chapters={privacyChapters}
    />
  );
}
