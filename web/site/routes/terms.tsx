import { usePageHead } from "#web/lib/page/page-head.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { termsChapters } from "#web/site/features/services/content/terms.ts";
import { TextPage } from "#web/site/features/services/sections/text-page.tsx";

export function Terms() {
  const site = useSite();
  usePageHead({
    title: "Terms of use",
    description: "What you can expect from this site, and what we expect from you.",
  });
  return (
    <TextPage
      title="Terms of use"
      lead={`What you can expect from the website of ${site.name}, and what we expect from you.`}
      chapters={termsChapters}
    />
  );
}
