import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";

interface HeroProps {
  /** With the class `hero-image`. */
  image: Elements;
  className?: string;
  children: ReactNode;
}

/** Image and heading at the top of a page: side by side on a desktop. */
export function Hero({ image, className, children }: HeroProps) {
  return (
    <section className="hero relative">
      {image}
      <div
        className={classNames("wrap lg:grid lg:min-h-[min(540px,50vh)] lg:grid-cols-2 lg:content-center", className)}
      >
        <div className="pt-4 lg:py-[min(3rem,4vh)] lg:pr-8">{children}</div>
      </div>
    </section>
  );
}
