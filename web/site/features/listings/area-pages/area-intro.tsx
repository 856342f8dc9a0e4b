import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import { Breadcrumbs } from "#web/site/ui/breadcrumbs.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import type { AreaAddress } from "./area-address.ts";
import { areaCrumbs } from "./area-crumbs.ts";
import { areaHeading, areaSentence } from "./area-texts.ts";

interface AreaIntroProps {
  address: AreaAddress;
  figures: AreaResponse;
}

/** Where an area page is, its heading and one sentence of figures. On a phone the tools of the list are beside the first. */
export function AreaIntro({ address, figures }: AreaIntroProps) {
  return (
    <div className="max-lg:contents lg:flex-1">
      <Breadcrumbs crumbs={areaCrumbs(address, figures.data.name)} />
      <h1 className="max-lg:order-2 max-lg:w-full">{areaHeading(address, figures)}</h1>
      <p className="mt-2 text-ink2 max-lg:order-2 max-lg:mb-2 max-lg:w-full">
        <ExactText text={areaSentence(address, figures)} />
      </p>
    </div>
  );
}
