import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { BackLink } from "#web/site/ui/back-link.tsx";
import { Hero, heroImageClass } from "#web/site/ui/hero.tsx";
import { Stats } from "#web/ui/stats.tsx";
import type { TitledText } from "../content/content-types.ts";
import { ServiceImage } from "./service-image.tsx";

export interface ServiceHeroProps {
  /** The page above this one, linked above the image. */
  back?: { to: string; label: string };
  title: string;
  lead: ReactNode;
  /** Name of an illustration in public/art/services. */
  image: "real-estate" | "clinic" | "driving-school" | "course-refresher" | "cleaning" | "clean-office" | "team";
  /** Numbers that answer the first questions, such as the lowest price. */
  facts?: readonly TitledText[];
  actions?: ReactNode;
  /** For example a search form. A phone then shows no image and no lead, so that the results are near. */
  children?: Elements;
  /** Shown below the actions and children. */
  note?: ReactNode;
}

const focusClasses: Partial<Record<ServiceHeroProps["image"], string>> = {
  "course-refresher": "min-[48em]:object-[40%_75%]!",
  cleaning: "min-[48em]:object-[50%_75%]!",
  "driving-school": "min-[48em]:object-[78%_75%]!",
  "real-estate": "min-[48em]:object-[85%_100%]!",
  team: "min-[48em]:object-[55%_75%]!",
};

export function ServiceHero({ back, title, lead, image, facts, actions, children, note }: ServiceHeroProps) {
  return (
    <>
      {back && <BackLink {...back} />}
      <Hero
        className={children ? "pb-3 min-[48em]:pb-0" : "pb-6 min-[48em]:pb-0"}
        image={
          <ServiceImage
            name={image}
            className={classNames(
              heroImageClass,
              "[filter:var(--evening,none)]",
              children ? "max-sm:hidden" : "h-45",
              // What a narrow crop must keep: the cleaners, the whole car, the feet of the woman, elsewhere the people in the middle.
              focusClasses[image] ?? "min-[48em]:object-[85%_75%]!",
            )}
            isOnPhones={!children}
          />
        }
      >
        <h1>{title}</h1>
        <p className={classNames("mt-3 text-ink2", children ? "max-w-[60ch] max-sm:hidden" : "max-w-[46ch]")}>{lead}</p>
        {facts && (
          <Stats
            className="mt-4 max-w-[30rem] border-t"
            look="facts"
            stats={facts.map(([value, label]) => ({ label, value }))}
          />
        )}
        {actions && <ActionGroup className="mt-5">{actions}</ActionGroup>}
        {children}
        {note && <div className={classNames("mt-3", !children && "max-w-[30rem]")}>{note}</div>}
      </Hero>
    </>
  );
}
