import type { ReactNode } from "react";
import { ServiceImage } from "./service-image.tsx";

interface ServiceHeroProps {
  title: string;
  lead: ReactNode;
  /** Name of an illustration in public/art/services. */
  image: "real-estate" | "clinic" | "driving-school" | "cleaning";
  actions?: ReactNode;
  /** Shown below the actions. */
  note?: ReactNode;
}

export function ServiceHero({ title, lead, image, actions, note }: ServiceHeroProps) {
  return (
    <section className="hero">
      <ServiceImage name={image} className="hero-image max-sm:h-45!" />
      <div className="wrap pb-6 lg:pb-0">
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
