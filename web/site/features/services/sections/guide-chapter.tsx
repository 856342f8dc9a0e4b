import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import type { Chapter } from "../content/content-types.ts";
import { DescriptionList } from "../description-list.tsx";
import { BarList } from "./bar-list.tsx";
import { ServiceThumbnail } from "./service-image.tsx";
import { TitledList } from "./titled-list.tsx";

/** A chapter with its heading and lead. Below the width of a desktop, an illustration is at the end of its line. */
export function GuideChapter({ chapter, children }: { chapter: Chapter; children?: Elements }) {
  const { id, title, image, lead, paragraphs, points, values, hasBars, hasTotal, note, table } = chapter;
  // Legal pages, whose chapters have no illustration, keep one column.
  const hasColumns = Boolean(image);
  return (
    <section
      id={id}
      className="border-t border-line pt-6 pb-8 first:border-t-0 first:pt-0"
      aria-labelledby={`${id}-title`}
    >
      <div className={image && "grid grid-cols-[1fr_auto] items-center gap-x-4 lg:block"}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && (
          <p className="col-span-full mt-3">
            <ExactText text={lead} />
          </p>
        )}
        {image && <ServiceThumbnail name={image} className="col-start-2 row-start-1 w-[96px] lg:hidden" />}
      </div>
      {paragraphs?.map((text) => (
        <p key={text} className="mt-3 max-w-[80ch]">
          <ExactText text={text} />
        </p>
      ))}
      {points && <TitledList items={points} />}
      {values &&
        (hasBars ? (
          <BarList values={values} hasTotal={hasTotal} />
        ) : (
          <DescriptionList values={values} hasColumns={hasColumns} explainsLabels={!hasColumns} />
        ))}
      {note && (
        <p className={classNames("mt-3 max-w-[65ch] text-ink2", hasColumns && "text-1")}>
          <ExactText text={note} />
        </p>
      )}
      {table && (
        <>
          <h3 className="mt-8">{table.title}</h3>
          <DescriptionList values={table.values} hasColumns />
        </>
      )}
      {children}
    </section>
  );
}
