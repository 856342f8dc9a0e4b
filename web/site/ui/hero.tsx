import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";

interface HeroProps {
  /** With the classes of `heroImageClass`. */
  image: Elements;
  className?: string;
  children: ReactNode;
}

/** On a phone that lies on its side, the bar and the image take at most half the screen. Large text on a phone leaves it no room. */
export const heroImageClass = classNames(
  "hero-image h-37.5 max-[22em]:h-[clamp(0px,(100vw-16rem)*99,100px)] w-full bg-sand2 object-cover object-[50%_42%] sm:h-65",
  "max-[48em]:landscape:h-[min(260px,50vh-62px)]",
  "min-[48em]:absolute min-[48em]:inset-[0_0_0_52%] min-[48em]:h-full min-[48em]:w-[48%] min-[48em]:object-[35%_60%]",
);

/** Image and heading at the top of a page: side by side where there is room. */
export function Hero({ image, className, children }: HeroProps) {
  return (
    <section className="hero relative">
      {image}
      <div
        className={classNames(
          "wrap min-[48em]:grid min-[48em]:min-h-[min(352px,50vh)] min-[48em]:grid-cols-2 min-[48em]:content-center",
          className,
        )}
      >
        <div className="pt-4 min-[48em]:py-[min(3rem,4vh)] min-[48em]:pr-8">{children}</div>
      </div>
    </section>
  );
}
