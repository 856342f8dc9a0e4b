import { useId } from "react";
import type { Elements } from "#web/lib/page/elements.ts";

/** A section of the page with a heading. */
export function DetailSection({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section className="pt-8" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
