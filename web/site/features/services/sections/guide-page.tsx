import { ButtonLink } from "#web/ui/button.tsx";
import type { Chapter } from "../content/content-types.ts";
import { GuideChapter } from "./guide-chapter.tsx";
import { GuideLayout } from "./guide-layout.tsx";
import { ServiceHero, type ServiceHeroProps } from "./service-hero.tsx";

interface PageLink {
  to: string;
  label: string;
}

interface GuidePageProps extends Pick<ServiceHeroProps, "title" | "lead" | "image" | "facts"> {
  /** The page of the service. */
  back: PageLink;
  chapters: readonly Chapter[];
  /** The form of the service. */
  contact: PageLink;
}

/** The market guide of a service on its own page. */
export function GuidePage({ chapters, contact, ...hero }: GuidePageProps) {
  return (
    <>
      <ServiceHero {...hero} actions={<ButtonLink to={contact.to}>{contact.label}</ButtonLink>} />
      <GuideLayout anchors={chapters}>
        {chapters.map((chapter, index) => (
          <GuideChapter key={chapter.id} chapter={chapter}>
            {index === chapters.length - 1 && (
              <ButtonLink className="mt-6" to={contact.to}>
                {contact.label}
              </ButtonLink>
            )}
          </GuideChapter>
        ))}
      </GuideLayout>
    </>
  );
}
