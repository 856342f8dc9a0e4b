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

/** Where an area page is, its heading and one sentence of figures. */
export function AreaIntro({ address, figures }: AreaIntroProps) {
  return (
    <div className="w-full pb-2">
      <Breadcrumbs crumbs={areaCrumbs(address, figures.data.name)} />
      <h1>{areaHeading(address, figures)}</h1>
      <p className="mt-2 text-ink2">
        <ExactText text={areaSentence(address, figures)} />
      </p>
    </div>
  );
}
