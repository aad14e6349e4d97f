// Made by the server, shown by the browser.
export type {
  Affected,
  CalendarCell,
  CalendarColumn,
  CalendarDay,
  CalendarVisit,
  CalendarWeek,
  ClosedBy,
  ClosedDay,
  ClosingPreview,
  ClosureReason,
  DelayPreview,
  Gets,
  WeekCell,
} from '#clinic/desk/calendar.ts'
export { closureReasons, delayMinutes } from '#clinic/desk/calendar.ts'
