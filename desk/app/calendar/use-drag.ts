import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { cellAt, type Spot } from './day-rows.ts'
import { type DayTableState, spotId } from './use-day-table.ts'

/** Less movement than this is a click. */
const STILL_PX = 6

/**
 * Drags a visit to a free time; over a free time the target is previewed, as with the keys. A touch drag scrolls
 * instead: a tap picks up, the next one puts down.
 */
export function useDrag(table: DayTableState) {
  const pressed = useRef<{ x: number; y: number; spot: Spot } | null>(null)
  const isDragging = useRef(false)
  const wasDragged = useRef(false)
  const columns = table.data?.columns ?? []
  const spotUnder = ({ clientX, clientY }: PointerEvent): Spot | null => {
    const id = document.elementFromPoint(clientX, clientY)?.closest('[id^="spot-"]')?.id
    const all = columns.flatMap(({ cells }, column) => cells.map(({ at }) => ({ column, at })))
    return all.find((spot) => spotId(spot) === id) ?? null
  }
  const placeUnder = (event: PointerEvent): Spot | null => {
    const spot = spotUnder(event)
    const cell = spot && cellAt(columns, spot)
    return cell && table.mayPut(cell) ? spot : null
  }
  const end = (event: PointerEvent, to: Spot | null) => {
    pressed.current = null
    if (!isDragging.current) return
    isDragging.current = false
    wasDragged.current = true
    event.currentTarget.releasePointerCapture(event.pointerId)
    if (to) void table.put(to)
    else table.leave()
  }
  return {
    onPointerDown(event: PointerEvent) {
      wasDragged.current = false
      if (event.pointerType === 'touch' || event.button !== 0 || table.carried) return
      const spot = spotUnder(event)
      pressed.current = spot && { x: event.clientX, y: event.clientY, spot }
    },
    onPointerMove(event: PointerEvent) {
      if (isDragging.current) {
        const to = placeUnder(event)
        if (to) table.walkTo(to)
        return
      }
      const from = pressed.current
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL_PX) return
      pressed.current = null
      if (!table.lift(cellAt(columns, from.spot)?.visits[0], from.spot)) return
      isDragging.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent) => end(event, placeUnder(event)),
    onPointerCancel: (event: PointerEvent) => end(event, null),
    /** The click at the end of a drag is ignored. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
}
