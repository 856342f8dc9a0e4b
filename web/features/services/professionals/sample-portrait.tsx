/** The drawn portrait of a sample doctor. Nothing for a real doctor, whose photo is not known. */
export function SamplePortrait({ id, className = "size-14" }: { id: string; className?: string }) {
  const number = /^sample-doctor-([1-6])$/.exec(id)?.[1];
  if (!number) return null;
  return (
    <img
      className={`shrink-0 rounded-full bg-sand2 ${className}`}
      src={`/art/services/doctor-${number}-160.webp`}
      width="160"
      height="160"
      loading="lazy"
      alt=""
    />
  );
}
