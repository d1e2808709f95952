/** In place of `hoist-non-react-statics`: a wrapped component keeps its own static members only. */
export default function keepAsItIs<Component>(wrapper: Component): Component {
  return wrapper;
}
