import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Chapter } from "../content/content-types.ts";
import { DescriptionList } from "../description-list.tsx";
import { BarList } from "./bar-list.tsx";
import { ServiceThumbnail } from "./service-image.tsx";
import { TitledList } from "./titled-list.tsx";

/** A chapter with its heading, and an illustration beside the heading. */
export function GuideChapter({ chapter, children }: { chapter: Chapter; children?: ReactNode }) {
  const { id, title, image, paragraphs, points, values, hasBars, hasTotal, note } = chapter;
  const List = hasBars ? BarList : DescriptionList;
  return (
    <section
      id={id}
      className={classNames(
        "border-t-2 border-ocean pt-6 pb-8",
        image && "flex flex-wrap items-center gap-x-4 lg:gap-x-6",
      )}
      aria-labelledby={`${id}-title`}
    >
      {image && <ServiceThumbnail name={image} className="w-24 lg:w-32" />}
      <h2 id={`${id}-title`} className={image && "min-w-0 grow basis-32"}>
        {title}
      </h2>
      <div className={image && "min-w-0 basis-full"}>
        {paragraphs?.map((text) => (
          <p key={text} className="mt-3 max-w-[80ch]">
            {text}
          </p>
        ))}
        {points && <TitledList items={points} />}
        {values && <List values={values} hasTotal={hasTotal} />}
        {note && <p className="mt-3 max-w-[65ch] text-1 text-ink2">{note}</p>}
        {children}
      </div>
    </section>
  );
}
