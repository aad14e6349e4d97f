/** public/pictures/offline.svg inlined: offline, no file can be fetched. */
export function LotusWaiting() {
  return (
    <svg viewBox="180 60 840 800" aria-hidden="true">
      <circle cx="600" cy="440" r="360" fill="var(--surface-plum)" />
      <circle cx="600" cy="440" r="285" fill="var(--chip-bg)" />
      <path
        fill="var(--line-plum-2)"
        d="M250 700c110-30 230 12 350-4 140-16 240 12 350-4-20 98-170 158-350 158s-330-60-350-150"
      />
      <path
        fill="var(--dot)"
        d="M290 752c130-22 210 12 330-2 120-12 200 10 298-2-38 62-168 102-318 102-140 0-270-38-310-98"
      />
      <path
        fill="var(--leaf)"
        d="m620 730 132-17.6c-17.6-30.8-88-39.6-158.4-33-88 6.6-116.6 37.4-92.4 66 30.8 33 211.2 35.2 257.4-2.2Z"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke="var(--surface)"
          strokeWidth="5"
          opacity="0.5"
          d="M380 720h70m290 4h90m-360 76h120m70-4h60"
        />
        <path stroke="var(--stem)" strokeWidth="4.4" d="m620 730-94.6 6.6M620 730l61.6 28.6" />
        <path stroke="var(--stem)" strokeWidth="12" d="M600 730v-90" />
        <path
          stroke="var(--dot)"
          strokeWidth="16"
          strokeDasharray="34 30"
          d="M520 352c40-36 120-36 160 0m-210-56c70-64 190-64 260 0"
        />
        <path
          stroke="var(--line-plum-2)"
          strokeWidth="16"
          strokeDasharray="34 34"
          d="M424 240c102-92 250-92 352 0"
        />
      </g>
      <path fill="var(--on-band-accent)" d="M600 400c72 80 76 180 0 250-76-70-72-170 0-250" />
      <path fill="var(--pink-fill)" d="M600 650c-84-30-92-120-54-182 34 52 50 122 54 182" />
      <path fill="var(--pink-hover)" d="M600 650c84-30 92-120 54-182-34 52-50 122-54 182" />
      <path
        fill="var(--leaf)"
        d="M594 648c-34-2-58-22-60-54 30 6 52 26 60 54m12 0c34-2 58-22 60-54-30 6-52 26-60 54"
      />
    </svg>
  )
}
