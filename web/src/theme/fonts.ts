import './fonts.css';
import './text-fonts.css';
