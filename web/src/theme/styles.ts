import './fonts.css';
import './text-fonts.css';
import 'virtual:theme.css';
