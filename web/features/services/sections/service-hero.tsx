import type { ReactNode } from "react";

interface ServiceHeroProps {
  title: string;
  lead: ReactNode;
  /** Name of a drawn spot in public/art. */
  picture: "homes" | "health" | "driving" | "cleaning";
  /** Links that lead on. */
  actions?: ReactNode;
}

/** Which part of a drawing stays on the phone's low strip. */
const crops = {
  homes: "object-[50%_42%]",
  health: "object-[50%_60%]",
  driving: "object-[50%_90%]",
  cleaning: "object-[50%_85%]",
};

/** The head of a service's page: what it is, its links, its drawing. */
export function ServiceHero({ title, lead, picture, actions }: ServiceHeroProps) {
  return (
    <section className="hero">
      <img
        className={`hero-image lg:object-center ${crops[picture]}`}
        src={`/art/spot-${picture}.svg`}
        width="96"
        height="76"
        alt=""
      />
      <div className="wrap pb-6 lg:min-h-100 lg:pb-0">
        <div className="hero-copy">
          <h1>{title}</h1>
          <p className="mt-3 max-w-[46ch] text-ink2">{lead}</p>
          {actions && <div className="mt-6 grid gap-2 sm:flex sm:flex-wrap">{actions}</div>}
        </div>
      </div>
    </section>
  );
}
