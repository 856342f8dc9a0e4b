/** What to do in an emergency. Shown on every health page. */
export function EmergencyNote({ className }: { className: string }) {
  return (
    <p className={`rounded-m border-l-4 border-warn bg-warn-bg p-3 text-1 ${className}`}>
      <b>Emergency?</b> Do not wait: go to the nearest hospital with an emergency room.
    </p>
  );
}
