import type { ReactNode } from "react";
import type { Chapter } from "../content/content-types.ts";
import { DescriptionList } from "../description-list.tsx";
import { TitledList } from "./titled-list.tsx";

export function GuideChapter({ chapter, children }: { chapter: Chapter; children?: ReactNode }) {
  const { id, title, paragraphs, points, values, hasTotal, note } = chapter;
  return (
    <section id={id} className="border-t-2 border-ocean pt-6 pb-8" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs?.map((text) => (
        <p key={text} className="mt-3 max-w-[65ch]">
          {text}
        </p>
      ))}
      {points && <TitledList items={points} />}
      {values && <DescriptionList values={values} hasTotal={hasTotal} />}
      {note && <p className="mt-3 max-w-[65ch] text-1 text-ink2">{note}</p>}
      {children}
    </section>
  );
}
