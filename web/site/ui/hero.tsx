import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";

interface HeroProps {
  /** With the classes of `heroImageClass`. */
  image: Elements;
  className?: string;
  children: ReactNode;
}

/** On a phone that lies on its side, the bar and the image take at most half the screen. */
export const heroImageClass = classNames(
  "hero-image h-37.5 w-full bg-sand2 object-cover object-[50%_42%] sm:h-65",
  "max-lg:landscape:h-[min(260px,50vh-62px)]",
  "lg:absolute lg:inset-[0_0_0_52%] lg:h-full lg:w-[48%] lg:object-[35%_60%]",
);

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
