import { type PointerEvent, useRef, useState } from "react";
import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import { addMinutes, startOfDay, toIso, toMinutes } from "#shared/appointments/appointment-time.ts";
import { getClock, getDate } from "#web/admin/features/shared/appointments/appointment-days.ts";

/** An appointment and the time at which it was dropped. */
export interface Drop {
  appointment: AdminAppointment;
  start: string;
}

const stepMinutes = 15;
const dayMinutes = 24 * 60;
/** A shorter way, in pixels, is a click. */
const threshold = 6;

/**
 * Drags an appointment of the grid to another time with a mouse or a pen. A finger scrolls, and the keyboard has the buttons
 * of the dialog.
 * @param hourHeight the height of an hour in rem
 */
export function useDragMove(hourHeight: number) {
  const [drag, setDrag] = useState<{ id: string; x: number; y: number }>();
  const [drop, setDrop] = useState<Drop>();
  const origin = useRef<{ x: number; y: number }>(undefined);
  const isDragged = useRef(false);
  const end = () => {
    origin.current = undefined;
    setDrag(undefined);
  };
  const itemProps = (appointment: AdminAppointment) => {
    if (!isOpenStatus(appointment.status) || appointment.start <= new Date().toISOString()) return {};
    return {
      draggable: false,
      ...(drag?.id === appointment.id && {
        style: { transform: `translate(${drag.x}px, ${drag.y}px)`, zIndex: 1, cursor: "grabbing" },
      }),
      onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
        isDragged.current = false;
        if (pointerType !== "touch" && button === 0) origin.current = { x, y };
      },
      onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
        if (!origin.current) return;
        const [x, y] = [clientX - origin.current.x, clientY - origin.current.y];
        if (!isDragged.current && Math.hypot(x, y) < threshold) return;
        if (!isDragged.current) currentTarget.setPointerCapture(pointerId);
        isDragged.current = true;
        setDrag({ id: appointment.id, x, y });
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (origin.current && isDragged.current) {
          const day = dayAt(clientX, clientY) ?? getDate(appointment.start);
          const start = timeOfDrop(appointment, day, (clientY - origin.current.y) / (hourHeight * remPixels()));
          if (start !== appointment.start) setDrop({ appointment, start });
        }
        end();
      },
      onPointerCancel: end,
      onClick: (event: { preventDefault: () => void }) => {
        if (isDragged.current) event.preventDefault();
      },
    };
  };
  return { itemProps, drop, closeDrop: () => setDrop(undefined) };
}

/** Returns how many pixels a rem has. */
export const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Returns the day of the column at a point; undefined if the columns are no days. */
const dayAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-day]")?.dataset.day)
    .find(Boolean);

/** Returns the time of a drop, in steps of 15 minutes and within the day. */
export function timeOfDrop({ start }: Pick<AdminAppointment, "start">, day: string, hours: number): string {
  const minutes = Math.round((toMinutes(getClock(start)) + hours * 60) / stepMinutes) * stepMinutes;
  return toIso(addMinutes(startOfDay(day), Math.min(Math.max(minutes, 0), dayMinutes - stepMinutes)));
}
