import type { ReactNode } from "react";
import type { Chapter } from "../content/content-types.ts";
import { GuideChapter } from "./guide-chapter.tsx";
import { GuideLayout } from "./guide-layout.tsx";

interface TextPageProps {
  title: string;
  lead: ReactNode;
  chapters: readonly Chapter[];
}

/** A page of text, such as the terms. */
export function TextPage({ title, lead, chapters }: TextPageProps) {
  return (
    <>
      <div className="wrap pt-6 lg:pt-12">
        <h1>{title}</h1>
        <p className="mt-3 max-w-[65ch] text-ink2">{lead}</p>
      </div>
      <GuideLayout anchors={chapters}>
        <div className="max-w-[80ch]">
          {chapters.map((chapter) => (
            <GuideChapter key={chapter.id} chapter={chapter} />
          ))}
        </div>
      </GuideLayout>
    </>
  );
}
