import { termsChapters } from "#web/features/services/content/terms.ts";
import { TextPage } from "#web/features/services/sections/text-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { useSite } from "#web/lib/page/site-context.ts";

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
