import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Chapter } from "../content/content-types.ts";
import { GuideChapter } from "./guide-chapter.tsx";
import { GuideLayout } from "./guide-layout.tsx";

interface PageLink {
  to: string;
  label: string;
}

interface GuidePageProps {
  title: string;
  lead: string;
  /** The page of the service. */
  back: PageLink;
  chapters: readonly Chapter[];
  /** The form of the service. */
  contact: PageLink;
  /** Shown above the chapters. */
  children?: ReactNode;
}

/** The market guide of a service on its own page. */
export function GuidePage({ title, lead, back, chapters, contact, children }: GuidePageProps) {
  return (
    <>
      <div className="wrap pt-4 pb-6 lg:pt-8">
        <Link className="more" to={back.to}>
          <Icon name="left" /> {back.label}
        </Link>
        <h1>{title}</h1>
        <p className="mt-3 max-w-[60ch] text-ink2">{lead}</p>
      </div>
      {children}
      <GuideLayout anchors={chapters}>
        {chapters.map((chapter) => (
          <GuideChapter key={chapter.id} chapter={chapter} />
        ))}
        <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
      </GuideLayout>
    </>
  );
}
