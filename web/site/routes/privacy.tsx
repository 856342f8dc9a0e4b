import { usePageHead } from "#web/lib/page/page-head.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { privacyChapters } from "#web/site/features/services/content/privacy.ts";
import { TextPage } from "#web/site/features/services/sections/text-page.tsx";

export function Privacy() {
  const site = useSite();
  usePageHead({
    title: "Privacy Policy",
    description: "What this site stores on your device and on our server, why, and for how long.",
  });
  return (
    <TextPage
      title="Privacy Policy"
      lead={
        <>
          What we store, where and for how long. Please send questions to{" "}
          {site.email ? <a href={`mailto:${site.email}`}>{site.email}</a> : <span>us</span>}
          <span>.</span>
        </>
      }
      chapters={privacyChapters}
    />
  );
}
