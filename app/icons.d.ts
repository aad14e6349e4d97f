declare module '~icons/*' {
  const Icon: (props: { className?: string }) => React.ReactElement
  export default Icon
}
