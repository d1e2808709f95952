import './compile-cache';
import './boot';
