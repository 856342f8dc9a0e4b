import { Suspense, useEffect, useRef, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";

const map = createLazyPart(() => import("../area-map/areas-with-homes.tsx").then((module) => module.AreasWithHomes));

/** The areas of Monrovia with their homes, on the map and as a list. They load when the visitor comes near. */
export function HomeAreas() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "400px",
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="wrap needs-script pb-12" aria-labelledby="areas">
      <h2 id="areas">Homes by area</h2>
      <div
        ref={place}
        className="mt-5 items-start gap-12 empty:min-h-[190vw] lg:grid lg:grid-cols-[7fr_5fr] lg:empty:min-h-[43rem]"
      >
        {isNear && (
          <Suspense>
            <map.Part />
          </Suspense>
        )}
      </div>
    </section>
  );
}
