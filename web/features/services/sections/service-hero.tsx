import type { ReactNode } from "react";

interface ServiceHeroProps {
  title: string;
  lead: ReactNode;
  /** Name of an illustration in public/art. */
  image: "homes" | "health" | "driving" | "cleaning";
  actions?: ReactNode;
  /** Shown below the actions. */
  note?: ReactNode;
}

/** Visible part of each illustration on phones, where only a strip of it is shown. */
const crops = {
  homes: "object-[50%_42%]",
  health: "object-[50%_60%]",
  driving: "object-[50%_90%]",
  cleaning: "object-[50%_85%]",
};

export function ServiceHero({ title, lead, image, actions, note }: ServiceHeroProps) {
  return (
    <section className="hero">
      <img
        className={`hero-image lg:object-center ${crops[image]}`}
        src={`/art/spot-${image}.svg`}
        width="96"
        height="76"
        alt=""
      />
      <div className="wrap pb-6 lg:min-h-100 lg:pb-0">
        <div className="hero-copy">
          <h1>{title}</h1>
          <p className="mt-3 max-w-[46ch] text-ink2">{lead}</p>
          {actions && <div className="mt-6 grid gap-2 sm:flex sm:flex-wrap">{actions}</div>}
          {note && <div className="mt-3">{note}</div>}
        </div>
      </div>
    </section>
  );
}
